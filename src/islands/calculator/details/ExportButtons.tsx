import { scheduleCsv } from '../../../lib/mortgage/csv.ts';
import { copyLink } from '../../copy-link.ts';
import type { LoanAnalysis } from './analyze-loan.ts';
import { linkTo, updateAddress } from './page-address.ts';
import { printPage } from './use-printing.ts';

/** How long the browser may take to pick up a file before its memory is freed, in milliseconds. */
const DOWNLOAD_TIMEOUT_MS = 60_000;

/** Hands a text to the browser as a file to save; nothing is sent anywhere. */
function saveFile(name: string, type: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  setTimeout(() => {
    URL.revokeObjectURL(link.href);
  }, DOWNLOAD_TIMEOUT_MS);
}

/** Ways to take the figures along. None of them stores or sends anything. */
export function ExportButtons({ analysis: { state, schedule } }: { analysis: LoanAnalysis }) {
  return (
    <div className="flex flex-wrap gap-3">
      <button
        type="button"
        className="button button-quiet"
        onClick={() => {
          updateAddress(state);
          void copyLink(linkTo(location.href, state), {
            copied: 'Link copied. Anyone who opens it will see your numbers.',
            failed: 'The link is in the address bar. Copy it from there.',
          });
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
