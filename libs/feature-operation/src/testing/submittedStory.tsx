import type { Decorator } from '@storybook/react-vite'
import { useEffect } from 'react'
import { fn } from 'storybook/test'
import { neverAnswer } from '@spruce/console-kit/testing'

/** Submits the form of a dialog once it stands: its page of documentation plays nothing. */
const submitted: Decorator = function Submitted(Story) {
  useEffect(() => {
    const timer = setInterval(() => {
      const form = document.querySelector<HTMLFormElement>('[role=dialog] form')
      if (!form) return
      clearInterval(timer)
      form.requestSubmit()
    }, 50)
    return () => clearInterval(timer)
  }, [])
  return <Story />
}

function refuseWith(message: string) {
  return fn((): Promise<never> => Promise.reject(new Error(message)))
}

/** A story of a form dialog: it was submitted, and the server failed; what was typed stays. */
export const refusedStory = {
  args: { onSubmit: refuseWith('网络开小差了，请稍后重试') },
  parameters: {
    inEnglish: {
      onSubmit: refuseWith('The network is having trouble. Please try again later'),
    },
  },
  decorators: [submitted],
}

/** A story of a form dialog: it was submitted, and the server does not answer. */
export const savingStory = { args: { onSubmit: fn(neverAnswer) }, decorators: [submitted] }
