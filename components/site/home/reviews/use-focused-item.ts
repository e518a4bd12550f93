import { useEffect, useState, type RefObject } from 'react'

/** Index of the list item inside `root` that has the focus of a keyboard; null also after a press of the mouse. */
export function useFocusedItem(root: RefObject<HTMLElement | null>): number | null {
  const [focused, setFocused] = useState<number | null>(null)

  useEffect(() => {
    const element = root.current
    if (!element) return
    const enter = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || !target.matches(':focus-visible')) return
      setFocused([...element.querySelectorAll('li')].findIndex((item) => item.contains(target)))
    }
    const leave = ({ relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Node && element.contains(relatedTarget))) setFocused(null)
    }
    element.addEventListener('focusin', enter)
    element.addEventListener('focusout', leave)
    return () => {
      element.removeEventListener('focusin', enter)
      element.removeEventListener('focusout', leave)
    }
  }, [root])

  return focused
}
