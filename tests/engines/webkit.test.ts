import { tryIn } from './journeys.ts';
import { startWebKit } from './webkit.ts';

tryIn('webkit', startWebKit);
