import type { CalendarMonth } from '../../../lib/format/calendar-date.ts';
import { formatMonthYear } from '../../../lib/format/calendar-date.ts';
import { NumberField } from '../NumberField.tsx';
import { Choice } from './Choice.tsx';
import { readStart } from './option-texts.ts';
import type { Options } from './options.ts';
import { SectionForm } from './SectionForm.tsx';
import { useParsedFields } from './use-parsed-fields.ts';

const MONTHS = Array.from({ length: 12 }, (_, index) => ({
  value: String(index + 1).padStart(2, '0'),
  text: formatMonthYear({ year: 2000, month: index + 1 }).replace(' 2000', ''),
}));
const CHOICES = [{ value: '', text: 'Not set' }, ...MONTHS];

interface Props {
  /** What the fields start with. */
  start: CalendarMonth | undefined;
  onChange: (change: Partial<Options>) => void;
}

/** Month and year of the first payment. Two plain fields, as a month field is a bare text in some browsers. */
export function StartMonth({ start, onChange }: Props) {
  const [bad, onTexts] = useParsedFields(readStart, (value) => {
    onChange({ start: value });
  });
  return (
    <SectionForm label="First payment" onTexts={onTexts}>
      <Choice
        label="Month of the first payment"
        name="month"
        defaultValue={start ? String(start.month).padStart(2, '0') : ''}
        options={CHOICES}
      />
      <NumberField
        label="Year"
        unit="four digits"
        name="year"
        defaultValue={start ? String(start.year) : ''}
        invalid={bad.includes('year')}
      />
    </SectionForm>
  );
}
