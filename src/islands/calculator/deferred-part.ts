/** What the calculator fetches after its first result, or at once where the address has figures. */
export { LoanDetails } from './details/LoanDetails.tsx';
export { readAddress } from './read-address.ts';
