/** Faults of pictures in a text. */
import { type KnownFiles, pictureFault } from '../pictures/pictures.ts';
import { exampleIn } from '../fields/field-hints.ts';
import { clip } from '../format-value.ts';
import type { Fault } from './node-faults.ts';

export const pictureExample =
  '![A brick house behind a maple.](../../assets/pictures/city-dublin.webp)';

export function imageFaults(path: string, alt: string, file: string, files: KnownFiles): Fault[] {
  const field = 'a picture in the text';
  const fault = pictureFault(path, file, files);
  const words = alt.trim();
  const faults: Fault[] = [];
  if (fault !== undefined)
    faults.push({
      field,
      found: `"${clip(path)}"`,
      wanted: `The path ${fault}${/[.?]$/.test(fault) ? '' : '.'}`,
      example: pictureExample.replace(/(?<=\().*(?=\))/, (known) => exampleIn(fault) ?? known),
    });
  if (words.length < 12)
    faults.push({
      field,
      found: words === '' ? 'no description between the square brackets' : `"${clip(alt)}"`,
      wanted:
        "Describe the picture between the square brackets in one sentence, for people who can't see it.",
      example: pictureExample,
    });
  return faults;
}

/** Pictures that Markdown takes for text, because their path has a space or a parenthesis. */
export const gapFaults = (text: string, file: string, files: KnownFiles): Fault[] =>
  [
    ...text.matchAll(
      /!\[(?<alt>[^\]]*)\]\((?<path>.+?\.(?:webp|avif|jpe?g|png|gif|svg|tiff?|hei[cf]|bmp|pdf))\)/gi,
    ),
  ].flatMap(({ groups }) => imageFaults(groups?.path ?? '', groups?.alt ?? '', file, files));
