export type BasketLine = {
  /** As `PRODUCT_CODE` of the rules. */
  product: string
  cents: number
  /** Thousandths of a gallon. Null for everything that is not fuel. */
  milligallons: number | null
}

/** The database checks it in `private.require_loyalty_basket`. */
export type Basket = { lines: BasketLine[] }

export const basketCents = ({ lines }: Basket): number => lines.reduce((sum, { cents }) => sum + cents, 0)
