import type { Language } from '@spruce/validators/i18n'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { behindStory, inPortal, type Staged } from '../testing/storyStage.js'
import { PublishNoticeDialog } from './PublishNoticeDialog.js'
import { systemNoticeMessages } from './systemNoticeMessages.js'
import { systemNotices } from './systemNotices.js'
import { createSystemNoticesApi, makeNotices } from './systemNoticesHandlers.js'

const [draft, scheduled] = makeNotices(2)

const meta = {
  title: 'Console Kit/Notices/PublishNoticeDialog',
  component: PublishNoticeDialog,
  args: {
    api: () => createSystemNoticesApi(makeNotices(2)),
    source: systemNotices,
    notice: draft!,
    onSubmit: fn(),
    onClose: fn(),
  },
  argTypes: behindStory,
  render: inPortal(PublishNoticeDialog),
  parameters: {
    docs: {
      story: { inline: false, height: '560px' },
      description: {
        component: `Asks when a notice comes out, now or at a moment, and names how many people will get it.

| Key | Does |
| --- | --- |
| Left, Right | chooses between now and a set time |
| Enter | publishes, or the first wrong field has the focus |
| Escape | closes; nothing is published |

**Do** say the number of people before anybody presses the button. **Don't** let a notice come out after its end: the moment is refused at its field. **Don't** take a moment that has passed for now: the person is asked.`,
      },
    },
  },
} satisfies Meta<Staged<typeof PublishNoticeDialog>>
export default meta
type Story = StoryObj<typeof meta>

export const Draft: Story = {}

/** It has a moment already, which can be moved. */
export const Scheduled: Story = { args: { notice: scheduled! } }

/** The moment has passed: a question, and "change the moment" leads back to its field. */
export const InThePast: Story = {
  args: { notice: { ...scheduled!, publishAt: '2020-01-01T00:00:00.000Z' } },
  play: async ({ args, globals }) => {
    const language = globals['language'] as Language
    const t = systemNoticeMessages[language]
    const title = { 'zh-CN': scheduled!.title, 'en-US': 'Notice 2' }[language]
    const page = within(document.body)
    await userEvent.click(await page.findByRole('button', { name: t.publishNotice }))
    const question = await page.findByRole('alertdialog')
    await expect(question).toHaveAccessibleName(t.publishInPastQuestion(title))
    await userEvent.click(within(question).getByRole('button', { name: t.changeMoment }))
    await waitFor(() => expect(page.getByRole('textbox', { name: t.publishAt })).toHaveFocus())
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

/** Its end has passed: it cannot come out before that is changed. */
export const Over: Story = { args: { notice: { ...draft!, expireAt: '2026-01-01T00:00:00.000Z' } } }
