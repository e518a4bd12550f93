export const INDUSTRY_MOVES = ['first', 'up', 'down', 'off'] as const
export type IndustryMove = (typeof INDUSTRY_MOVES)[number]
