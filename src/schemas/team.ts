import { z } from 'zod';
import { email, phone } from './contact.ts';
import { picture, position, text } from './fields.ts';
import type { SchemaContext } from './fields.ts';
import { licenses } from './licenses.ts';

const name = text('Name as printed, for example "Jane Doe".', { min: 2, max: 120 });

const wholeTeam = z.strictObject({
  name,
  kind: z.literal('team').describe('The team as a whole; signs articles until people are listed.'),
});

const person = (context: SchemaContext) =>
  z.strictObject({
    name,
    kind: z.literal('person').describe('A member of the team, shown on the about page.'),
    role: text('Role, for example "Loan officer".', { min: 3, max: 80 }),
    order: position('Position on the team. The first person signs articles that have no author.'),
    licenses,
    picture: picture(context).optional(),
    phone: phone.optional(),
    email: email.optional(),
  });

/** The team: people with their licenses, and the team as a whole. */
export const teamSchema = (context: SchemaContext) =>
  z.discriminatedUnion('kind', [wholeTeam, person(context)]);

/** A person of the team, or the team as a whole. */
export type TeamMember = z.infer<ReturnType<typeof teamSchema>>;

export type Person = Extract<TeamMember, { kind: 'person' }>;
