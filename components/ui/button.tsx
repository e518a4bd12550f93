import { Slot } from 'radix-ui/slot'
import type { ComponentProps } from 'react'
import { buttonVariants, type ButtonVariants } from './button-variants'

type ButtonProps = ComponentProps<'button'> & ButtonVariants & { asChild?: boolean }

/** `asChild` styles the only child, as in `<Button asChild><Link …/></Button>`. */
export function Button({ className, variant, size, shape, asChild = false, type, ...props }: ButtonProps) {
  const look = buttonVariants({ variant, size, shape, className })
  if (asChild) return <Slot data-slot="button" className={look} {...props} />
  return <button data-slot="button" type={type ?? 'button'} className={look} {...props} />
}
