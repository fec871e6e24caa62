import { expect, test } from 'vitest';
import { kept } from './kept';

test.each(['<script>1</script>', '<astro-island></astro-island>'])(
  'a part with %s is refused by its name',
  async (html) => {
    await expect(kept({ name: 'footer', make: () => Promise.resolve(html) })).rejects.toThrow(
      'The part "footer" of the pages holds a script or an island',
    );
  },
);
