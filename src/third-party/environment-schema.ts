/** The variables of the build as Astro knows them. Apart from their check, which scripts make without loading Astro. */
import { envField } from 'astro/config';

const optional = { context: 'server', access: 'public', optional: true } as const;
const flag = envField.boolean({ context: 'server', access: 'public', default: false });

/** Schema for `env.schema` of astro.config.mjs; components read it through `astro:env/server`. */
export const environmentSchema = {
  SITE_URL: envField.string(optional),
  MAIN_FORM_URL: envField.string(optional),
  SECOND_FORM_URL: envField.string(optional),
  FORM_EMBED_SCRIPT_URL: envField.string(optional),
  CHAT_LOADER_URL: envField.string(optional),
  CHAT_WIDGET_ID: envField.string(optional),
  DEMO: flag,
  PREVIEW: flag,
  CSP_META: flag,
  COUNT_CONTACTS: flag,
  BUILD_DATE: envField.string(optional),
};
