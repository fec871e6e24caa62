/** The variables of the build as Astro knows them. Apart from their check, which scripts make without loading Astro. */
import { envField } from 'astro/config';
import { addressExamples, switches } from './environment.ts';

const optional = { context: 'server', access: 'public', optional: true } as const;
const text = envField.string(optional);
const flag = envField.boolean({ context: 'server', access: 'public', default: false });

/** Schema for `env.schema` of astro.config.mjs; components read it through `astro:env/server`. */
export const environmentSchema = {
  ...Object.fromEntries(Object.keys(addressExamples).map((name) => [name, text])),
  ...Object.fromEntries(switches.map((name) => [name, flag])),
  CHAT_WIDGET_ID: text,
  BUILD_DATE: text,
};
