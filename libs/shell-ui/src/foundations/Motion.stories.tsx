import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { foundationDocs } from '../../testing/foundationDocs.js'
import { Specimen, SpecimenList } from '../../testing/Specimen.js'
import { useLanguage } from '../i18n/LanguageProvider.js'

const meta = {
  title: 'Foundations/Motion',
  tags: ['one-language'], // names as they stand in code, the same in every language
  ...foundationDocs(
    '120 to 200 ms, ease-out, only where it explains where something comes from; none where the person wants less motion (the toolbar’s "Motion"). A skeleton waits 150 ms, so that a fast answer never flashes.',
  ),
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const durations = ['fast', 'moderate', 'slow', 'slower']

function Movement() {
  const [isOver, setOver] = useState(false)
  return (
    <>
      <p>
        <button
          type="button"
          className="ui-button ui-button-outline"
          onClick={() => setOver(!isOver)}
        >
          {useLanguage() === 'en-US' ? 'Play' : '播放'}
        </button>
      </p>
      <SpecimenList>
        {durations.map((name) => (
          <Specimen key={name} name={name} detail={`--sp-durations-${name}`}>
            <span
              style={{
                display: 'block',
                width: 24,
                height: 24,
                background: 'var(--sp-colors-accent-solid)',
                transform: isOver ? 'translateX(160px)' : 'none',
                transition: `transform var(--sp-durations-${name}) var(--sp-easings-ease-out)`,
              }}
            />
          </Specimen>
        ))}
      </SpecimenList>
    </>
  )
}

export const Durations: Story = { render: () => <Movement /> }
