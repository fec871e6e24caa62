/** Check of the content and advice on it, made once a build in a thread beside Astro. */
import { answersOf } from '../../dev/leaving/thread.ts';
import { circumstances } from './check-context.ts';

const module = new URL('../advice/content-thread.ts', import.meta.url);

/** Texts that are empty when there is nothing to say. */
interface ContentOfBuild {
  problems: Promise<string>;
  advice: Promise<string>;
}

let running: ContentOfBuild | undefined;

/** Problems and advice of this build; whoever asks first starts the thread. */
export function contentOfBuild(): ContentOfBuild {
  if (running) return running;
  const [problems, advice] = answersOf<[problems: string, advice: string]>(
    { module, input: circumstances({ showsAll: false }), task: 'The check of the content' },
    2,
  );
  running = { problems, advice };
  return running;
}
