import { buttonVariants, type ButtonVariants } from '@/components/ui/button-variants'
import { paths } from '@/lib/paths'
import { LinkOnIntent } from './link-on-intent'

type GetStartedButtonProps = {
  size?: ButtonVariants['size']
  shape?: ButtonVariants['shape']
  /** The page it is on, such as a city's slug. */
  from?: string
  className?: string
}

export function GetStartedButton({ size, shape, from, className }: GetStartedButtonProps) {
  return (
    <LinkOnIntent
      href={paths.getStarted({ from })}
      className={`${buttonVariants({ size, shape, className })} print:hidden`}
    >
      Get Started for Free
    </LinkOnIntent>
  )
}
