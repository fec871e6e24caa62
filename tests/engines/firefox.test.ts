import { startFirefox } from './firefox.ts';
import { tryIn } from './journeys.ts';

tryIn('firefox', startFirefox);
