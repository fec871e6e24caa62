/** The layout of a social image as a tree for the SVG renderer; the picture is laid over it afterwards. */

import { drawable } from '../../lib/wording/drawn-letters';
import { brandColors } from '../brand-colors';

/** What a social image says. */
export interface SocialCard {
  title: string;
  /** Kind of page, for example "Blog" or "Loan program". */
  kind: string;
  company: string;
}

/** Size of a social image in pixels. */
export const socialSize = { width: 1200, height: 630 } as const;

/** Where the picture goes: its box inside the image, in pixels. */
export const pictureBox = { left: 640, top: 96, width: 540, height: 440 } as const;

/** An element in the shape that the SVG renderer takes. */
interface Box {
  type: 'div';
  key: null;
  props: { style: Record<string, string | number>; children?: string | Box[] };
}

const box = (style: Record<string, string | number>, children?: string | Box[]): Box => ({
  type: 'div',
  key: null,
  props: { style: { display: 'flex', ...style }, ...(children !== undefined && { children }) },
});

/** Type size that keeps a title within the left half. */
const titleSize = (title: string) => (title.length > 70 ? 46 : title.length > 45 ? 54 : 64);

/** Tree of the card: kind, title, company on the paper of the site; characters that the font lacks are left out. */
export function socialCard({ title: written, kind, company }: SocialCard): Box {
  const title = drawable(written);
  return box(
    {
      width: '100%',
      height: '100%',
      boxSizing: 'border-box',
      padding: '64px 72px',
      flexDirection: 'column',
      justifyContent: 'space-between',
      backgroundColor: brandColors.paper,
      borderBottom: `16px solid ${brandColors.clay}`,
      color: brandColors.ink,
      fontFamily: 'Besley',
    },
    [
      box({ flexDirection: 'column', width: 556 }, [
        box({ fontSize: 26, color: brandColors.sage, marginBottom: 22 }, kind),
        box({ fontSize: titleSize(title), lineHeight: 1.14, letterSpacing: -0.5 }, title),
      ]),
      box({ fontSize: 28 }, company),
    ],
  );
}
