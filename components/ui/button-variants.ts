import { cva, type VariantProps } from 'class-variance-authority'

/** Separate from `Button`, which loads Radix. `className` is appended: pass placement only. */
export const buttonVariants = cva(
  'inline-flex shrink-0 items-center justify-center gap-2 text-center font-medium whitespace-nowrap transition-colors duration-150 disabled:pointer-events-none disabled:opacity-50 aria-disabled:opacity-60 [&_svg]:pointer-events-none [&_svg]:shrink-0',
  {
    variants: {
      variant: {
        default: 'bg-primary text-primary-foreground hover:bg-primary/88 active:bg-primary/80',
        secondary: 'bg-secondary text-secondary-foreground hover:bg-accent',
        outline:
          'border border-input bg-transparent text-foreground hover:border-foreground hover:bg-secondary',
        ghost: 'text-foreground hover:bg-secondary',
        link: 'h-auto! px-0! text-foreground underline decoration-primary decoration-1 underline-offset-[0.3em] hover:decoration-2',
        destructive: 'bg-destructive text-destructive-foreground hover:bg-destructive/88',
      },
      size: {
        sm: 'h-9 px-3.5 text-sm [&_svg]:size-4',
        default: 'h-11 px-5 text-[0.9375rem] [&_svg]:size-4',
        lg: 'h-13 px-7 text-base [&_svg]:size-5',
        icon: 'size-11 [&_svg]:size-5',
      },
      shape: { default: 'rounded-md', pill: 'rounded-full' },
    },
    defaultVariants: { variant: 'default', size: 'default', shape: 'default' },
  },
)

export type ButtonVariants = VariantProps<typeof buttonVariants>
