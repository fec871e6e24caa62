import { readContentFiles, type ContentFiles } from './content-files.ts';

let kept: Promise<ContentFiles> | undefined;

/** The content of this build, read by whoever asks first: the check, then the advice. */
export const contentOfBuild = (): Promise<ContentFiles> => (kept ??= readContentFiles());

/** Gives back the memory when nobody asks any more. */
export function forgetContent(): void {
  kept = undefined;
}
