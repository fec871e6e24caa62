import { useEffect, useState } from 'react';

/** The late part of the calculator, or that it could not be fetched. */
export type LatePart = typeof import('./late.ts') | 'failed';

/**
 * Fetches the late part once there is a result, or at once where the address may have figures.
 * After a failure each further calculation tries again.
 *
 * @param calculations how many calculations there were
 */
export function useLatePart(calculations: number): LatePart | undefined {
  const [part, setPart] = useState<LatePart>();
  useEffect(() => {
    if (calculations === 0 && location.search === '') return;
    import('./late.ts').then(setPart, () => {
      setPart('failed');
    });
  }, [calculations]);
  return part;
}
