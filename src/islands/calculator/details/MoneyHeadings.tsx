interface Props {
  /** Heading of the first column, which names the time. */
  time: string;
  /** As the rows below have it, see `MoneyCells`. */
  withExtra: boolean;
}

/** The headings above the figures of a schedule. */
export function MoneyHeadings({ time, withExtra }: Props) {
  return (
    <tr>
      <th scope="col">{time}</th>
      <th scope="col">Paid</th>
      <th scope="col">Interest</th>
      <th scope="col">Principal</th>
      {withExtra && <th scope="col">Of it extra</th>}
      <th scope="col">Balance</th>
    </tr>
  );
}
