import type { Decorator } from '@storybook/react-vite'
import { useEffect, useRef } from 'react'
import { screen, userEvent } from 'storybook/test'
import { sayIn } from '../src/testing/say.js'

/**
 * Confirms the dialog of a story once it stands, as a person does, so that what follows is a state of its own: on
 * the docs page and in its picture, where nothing plays.
 * @param typed into its field first
 */
export function submitted(typed?: string): Decorator {
  return function Submitted(Story, { args, globals }) {
    const { confirmLabel } = args as { confirmLabel: string }
    const isSubmitted = useRef(false) // the toolbar's changes come here again
    useEffect(() => {
      let isLeft = false
      const submit = async () => {
        const button = await screen.findByRole('button', { name: confirmLabel })
        if (isLeft || isSubmitted.current) return
        isSubmitted.current = true
        if (typed !== undefined) {
          await userEvent.type(screen.getByRole('textbox'), sayIn({ globals })(typed))
        }
        await userEvent.click(button)
      }
      void submit()
      return () => {
        isLeft = true
      }
    }, [confirmLabel, globals])
    return <Story />
  }
}
