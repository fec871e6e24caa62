import type { APIRoute } from 'astro';
import { securityText } from '../../head/security-text';
import { getBrokerage } from '../../queries/businesses';

/** Where to report a security fault (RFC 9116). */
export const GET: APIRoute = async ({ site }) =>
  new Response(securityText((await getBrokerage()).security, site), {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });
