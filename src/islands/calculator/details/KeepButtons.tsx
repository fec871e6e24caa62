import { scheduleCsv } from '../../../lib/mortgage/csv.ts';
import { copyLink } from './copy-link.ts';
import type { Figures } from './figures.ts';
import { saveFile } from './save-file.ts';
import { printPage } from './use-printing.ts';

interface Props {
  figures: Figures;
}

/** Ways to take the figures along. None of them stores or sends anything. */
export function KeepButtons({ figures: { state, schedule } }: Props) {
  return (
    <div className="flex flex-wrap gap-3">
      <button
        type="button"
        className="button button-quiet"
        onClick={() => {
          copyLink(state);
        }}
      >
        Copy link
      </button>
      <button type="button" className="button button-quiet" onClick={printPage}>
        Print
      </button>
      <button
        type="button"
        className="button button-quiet"
        onClick={() => {
          saveFile('mortgage-schedule.csv', 'text/csv', scheduleCsv(schedule, state.start));
        }}
      >
        Download schedule (CSV)
      </button>
    </div>
  );
}
