import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { WidgetStage } from '../../testing/WidgetStage.js'
import { videoWidget } from './definition.js'

const props = { title: '安全须知', url: '/files/safety.mp4' }

function show(more: object = {}) {
  render(<WidgetStage definition={videoWidget} props={{ ...props, ...more }} />)
  return screen.findByLabelText('安全须知', { selector: 'video' })
}

describe('a video', () => {
  it('has controls, a name and a poster, and waits to be played', async () => {
    const video = await show({ poster: '/files/safety.png' })
    expect(video).toHaveAttribute('controls')
    expect(video).toHaveAttribute('src', `${location.origin}/files/safety.mp4`)
    expect(video).toHaveAttribute('poster', `${location.origin}/files/safety.png`)
    expect(video).not.toHaveAttribute('autoplay')
    expect(video).not.toHaveAttribute('loop')
    expect(video.querySelector('track')).not.toHaveAttribute('src')
  })

  it('plays by itself without a sound only', async () => {
    const video = (await show({ isLooped: true })) as HTMLVideoElement
    expect(video).toHaveAttribute('autoplay')
    expect(video).toHaveAttribute('loop')
    expect(video.muted).toBe(true)
  })

  it('has captions in the language of the page', async () => {
    const video = await show({ captions: '/files/safety.vtt' })
    const track = video.querySelector('track')
    expect(track).toHaveAttribute('src', `${location.origin}/files/safety.vtt`)
    expect(track).toHaveAttribute('srclang', 'zh-CN')
  })

  it.each(['', 'javascript:alert(1)', 'data:video/mp4;base64,AA'])(
    'shows nothing of the address %j',
    async (url) => {
      render(<WidgetStage definition={videoWidget} props={{ ...props, url }} />)
      expect(await screen.findByText('尚未设置可用的视频地址。')).toBeVisible()
      expect(document.querySelector('video')).toBeNull()
    },
  )

  it('says that it did not come, and tries again', async () => {
    fireEvent.error(await show())
    expect(await screen.findByText('视频加载失败')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: '重试' }))
    expect(screen.getByLabelText('安全须知', { selector: 'video' })).toBeVisible()
  })
})
