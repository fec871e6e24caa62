import { useEffect, useState } from 'react';

/** The late part of the calculator, or that it could not be fetched. */
export type DeferredPart = typeof import('./deferred-part.ts') | 'failed';

/**
 * Fetches the late part once there is a result, or at once where the address may have figures.
 * After a failure each further calculation tries again.
 *
 * @param calculations how many calculations there were
 */
export function useDeferredPart(calculations: number): DeferredPart | undefined {
  const [part, setPart] = useState<DeferredPart>();
  useEffect(() => {
    if (calculations === 0 && location.search === '') return;
    import('./deferred-part.ts').then(setPart, () => {
      setPart('failed');
    });
  }, [calculations]);
  return part;
}
