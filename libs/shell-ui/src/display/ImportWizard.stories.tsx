import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { useState } from 'react'
import { sayIn, wordsIn } from '../testing/say.js'
import { displayMessages } from './displayMessages.js'
import { ImportWizard } from './ImportWizard.js'
import { statesSheet } from '../../testing/statesSheet.js'
import type { ImportWizardProps } from './ImportWizard.js'
import { JobProgress } from './JobProgress.js'

function Stage(props: ImportWizardProps) {
  const [step, setStep] = useState(props.step)
  return <ImportWizard {...props} step={step} onStep={setStep} />
}

const meta = {
  title: 'Shell UI/Display/ImportWizard',
  component: ImportWizard,
  render: (args) => <Stage {...args} />,
  args: {
    label: '导入成员',
    step: 'file',
    file: <p>上传 .xlsx 文件，或先下载模板。</p>,
    mapping: <p>将文件中的列与成员属性对应。</p>,
    check: <p>将新增 120 人，更新 8 人，2 行有误。</p>,
    done: <JobProgress title="导入成员" state="done" done={128} total={130} failed={2} />,
    onStep: fn(),
    onDone: fn(),
  },
  parameters: {
    docs: {
      description: {
        component: `The frame of every import: file, mapping, check, result. The caller puts its own fields, table and JobProgress into the steps.

| Key | Does |
| --- | --- |
| Tab | marks of earlier steps, what is in the step, the buttons |
| Enter on a mark | back to that step |
| Enter on Next | the next step, whose heading has the focus then |

**Do** show what will be refused before anything is written. **Don't** begin the import on the way back.`,
      },
    },
  },
} satisfies Meta<typeof ImportWizard>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Blocked: Story = { args: { isBlocked: true } }
export const LongText: Story = {
  args: {
    label: '导入云杉制造集团华东区域总部的成员',
    file: <p>{'上传 .xlsx 文件，或先下载模板。'.repeat(12)}</p>,
  },
}

export const Failed: Story = {
  args: { onLeave: fn(() => Promise.reject(new Error('文件不是 .xlsx 格式'))) },
  play: async ({ canvas, userEvent, globals }) => {
    const say = sayIn({ globals })
    const displayWords = wordsIn({ globals }, displayMessages)
    await userEvent.click(canvas.getByRole('button', { name: displayWords.next }))
    await expect(await canvas.findByText(say('文件不是 .xlsx 格式'))).toBeVisible()
  },
}

export const Checked: Story = { args: { step: 'check', isWrong: true } }
export const Done: Story = { args: { step: 'done' } }

/** Through all four. */
export const ByKeyboard: Story = {
  play: async ({ args, canvas, userEvent, globals }) => {
    const displayWords = wordsIn({ globals }, displayMessages)
    for (const title of [
      displayWords.importMapping,
      displayWords.importCheck,
      displayWords.importDone,
    ]) {
      canvas.getByRole('button', { name: displayWords.next }).focus()
      await userEvent.keyboard('{Enter}')
      await waitFor(() =>
        expect(canvas.getByRole('heading', { name: new RegExp(title) })).toHaveFocus(),
      )
    }
    await expect(canvas.queryByRole('button', { name: displayWords.back })).toBeNull()
    canvas.getByRole('button', { name: displayWords.finish }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(args.onDone).toHaveBeenCalled())
  },
}

export const StatesSheet: Story = statesSheet(() => import('./ImportWizard.stories.js'))
