import { buttonVariants } from '@/components/ui/button-variants'
import { BUTTON_RULES, HOVER_LOOKS } from './button-looks'

test.each(BUTTON_RULES)('the guide shows %s buttons as the pointer does', (variant) => {
  const hovered = buttonVariants({ variant })
    .split(' ')
    .flatMap((name) => (name.startsWith('hover:') ? [`${name.slice('hover:'.length)}!`] : []))
  expect(HOVER_LOOKS[variant].split(' ')).toEqual(hovered)
})
