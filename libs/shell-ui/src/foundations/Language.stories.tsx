import type { Meta, StoryObj } from '@storybook/react-vite'
import { LanguageProvider } from '../i18n/LanguageProvider.js'
import { EmptyState, FailedState } from '../states/StateView.js'
import { foundationDocs } from '../../testing/foundationDocs.js'

const meta = {
  title: 'Foundations/Language',
  tags: ['one-language'], // it shows both
  ...foundationDocs('Simplified Chinese is the default, English its equal (section 1).'),
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

/** Each part speaks the language of the nearest `LanguageProvider`. */
export const Both: Story = {
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(280px, 1fr))' }}>
      {(['zh-CN', 'en-US'] as const).map((language) => (
        <section key={language} lang={language} aria-label={language}>
          <LanguageProvider language={language}>
            <EmptyState isFiltered />
            <FailedState onRetry={() => undefined} />
          </LanguageProvider>
        </section>
      ))}
    </div>
  ),
}
