const format = new Intl.NumberFormat('en-US')

/** A number as people read it: '50,000'. */
export const formatCount = (count: number): string => format.format(count)
