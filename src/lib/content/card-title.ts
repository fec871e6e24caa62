/** Title in the social image of a city's page. */
export const cityCardTitle = (name: string) => `Serving ${name}, OH`;
