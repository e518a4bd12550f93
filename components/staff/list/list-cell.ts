/** The look of every cell of a list, on wide screens. */
export const CELL = 'px-4 py-2.5 align-middle'
