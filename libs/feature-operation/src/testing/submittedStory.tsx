import type { Decorator } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { neverAnswer } from '@spruce/console-kit/testing'
import { SubmittedForm } from '@spruce/shell-ui/testing'

/** Its page of documentation plays nothing. */
const submitted: Decorator = (Story) => (
  <SubmittedForm>
    <Story />
  </SubmittedForm>
)

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
