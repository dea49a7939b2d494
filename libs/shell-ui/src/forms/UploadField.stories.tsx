import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { sayIn, wordsIn } from '../testing/say.js'
import { uploadMessages } from './uploadMessages.js'
import { statesSheet } from '../../testing/statesSheet.js'
import { FormStage } from '../testing/FormStage.js'
import { UploadField } from './UploadField.js'
import type { UploadFile } from './useUploads.js'

const upload: UploadFile = (file) =>
  Promise.resolve({ id: file.name, name: file.name, size: file.size })

const meta = {
  title: 'Shell UI/Forms/UploadField',
  component: UploadField,
  args: { name: 'value', label: '附件', upload, most: 5, maxSize: 20 * 1024 ** 2 },
  decorators: [
    (Story, { parameters }) => (
      <FormStage
        initialValues={{ value: parameters['value'] as unknown }}
        errors={parameters['errors'] as Record<string, string>}
      >
        <Story />
      </FormStage>
    ),
  ],
  parameters: {
    value: [{ id: 'f1', name: '营业执照.pdf', size: 1_536_000 }],
    docs: {
      description: {
        component: `Files by button, drop or paste. Each shows its progress and may be cancelled, tried again and removed; the form waits for them.

| Key | Does |
| --- | --- |
| Enter or Space on the button | the browser's own choice of files |
| Ctrl V in the field | a picture from the clipboard |

**Do** say types and sizes before, not after. **Don't** send the form's other fields with the file.`,
      },
    },
  },
} satisfies Meta<typeof UploadField>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Empty: Story = { parameters: { value: null } }
export const Disabled: Story = { args: { isDisabled: true } }
export const Images: Story = {
  args: { label: '系统图标', accept: ['image/*'], most: 1, maxSize: 2 * 1024 ** 2 },
  parameters: { value: [] },
}
export const LongText: Story = {
  parameters: {
    value: [{ id: 'f1', name: `${'华东区域智能制造与工业互联网平台联合研发中心'.repeat(3)}.pdf` }],
  },
}

function drop(canvasElement: HTMLElement, name: string) {
  const data = new DataTransfer()
  data.items.add(new File(['content'], name, { type: 'text/plain' }))
  canvasElement
    .querySelector('.sp-upload')
    ?.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: data }))
}

export const Loading: Story = {
  args: {
    upload: (_file, { onProgress }) => {
      onProgress(0.6)
      return new Promise(() => undefined)
    },
  },
  play: async ({ canvas, canvasElement, globals }) => {
    const say = sayIn({ globals })
    drop(canvasElement, say('说明.txt'))
    await waitFor(() => expect(canvas.getByRole('progressbar')).toHaveValue(60))
  },
}

/** One that fails is tried again by keyboard. */
export const Failed: Story = {
  args: { upload: fn(() => Promise.reject(new Error('网络开小差了，请稍后重试'))) },
  play: async ({ args, canvas, canvasElement, userEvent, globals }) => {
    const uploadWords = wordsIn({ globals }, uploadMessages)
    const say = sayIn({ globals })
    drop(canvasElement, say('说明.txt'))
    const retry = await canvas.findByRole('button', {
      name: uploadWords.retryUpload(say('说明.txt')),
    })
    retry.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(args.upload).toHaveBeenCalledTimes(2))
  },
}

export const StatesSheet: Story = statesSheet(() => import('./UploadField.stories.js'))
