import { expect, it } from 'vitest';
import { pageText } from './page-text.ts';

it('keeps what a reader is told, in order, one thing a line', () => {
  const page = `<!doctype html><html><head><title>Costs | Firm</title>
    <meta name="description" content="What it costs."></head>
    <body><script>a()</script><style>p{}</style>
    <h1>Closing
      costs</h1><p>Fees are <strong>$300</strong> to <a href="/help">more</a>.<br>Then tax.</p>
    <img alt="" src="a"><img alt="A house." src="b"><svg><title>x</title></svg>
    <details><summary>When?</summary><p>At closing.</p></details>
    <table><tr><th>Fee</th><td>$300</td></tr></table>
    <noscript><iframe></iframe></noscript></body></html>`;
  expect(pageText(page)).toBe(`Title: Costs | Firm
Description: What it costs.

# Closing costs
Fees are $300 to more </help>.
Then tax.
[Picture: A house.]
When?
At closing.
Fee | $300 |
`);
});
