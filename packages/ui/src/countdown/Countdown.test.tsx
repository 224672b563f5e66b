import { Profiler, StrictMode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../styles.css';
import { EarnTheme } from '../theme/index.ts';
import { Countdown } from './Countdown.tsx';

const START = 1_768_465_800;
const realTimeout = setTimeout.bind(window);
let started = 0;
/** The exchange's clock: goes with the test's, from a moment of its own. */
const now = () => START + (Date.now() - started) / 1000;
const text = () => page.getByRole('timer').element().textContent;
const reported = () => page.getByRole('status').element().textContent;
const hide = (hidden: boolean) => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  document.dispatchEvent(new Event('visibilitychange'));
};
/** Advances the clock and lets React render. */
const pass = async (milliseconds: number) => {
  await vi.advanceTimersByTimeAsync(milliseconds);
  await new Promise((resolve) => realTimeout(resolve, 20));
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] });
  started = Date.now();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

async function show(seconds: number, onEnd?: () => void) {
  return render(
    <StrictMode>
      <EarnTheme>
        <Countdown label="Ends in" end={START + seconds} now={now} onEnd={onEnd} />
      </EarnTheme>
    </StrictMode>,
  );
}

it('steps each second with the clock and ends exactly once', async () => {
  const onEnd = vi.fn();
  await show(3, onEnd);
  const seen = [text()];
  for (let second = 0; second < 3; second++) {
    await pass(1000);
    seen.push(text());
  }
  expect(seen).toEqual(['00:00:03', '00:00:02', '00:00:01', 'Ended']);
  expect(reported()).toBe('Ends in: Ended');
  await pass(60_000);
  expect(onEnd).toHaveBeenCalledTimes(1);
});

it('reads the clock at each step, so a late timer loses no time', async () => {
  await show(100);
  started -= 37_500;
  await pass(1000);
  expect(text()).toBe('00:01:02');
});

it("given the device's clock is set back an hour, when a second passes, then it still steps each second (T01)", async () => {
  await show(100);
  vi.setSystemTime(Date.now() - 3_600_000);
  await pass(1000);
  expect(text()).toBe('01:01:39');
  await pass(1000);
  expect(text()).toBe('01:01:38');
});

it('given a device that slept, when one countdown steps, then the others catch up with it', async () => {
  await render(
    <EarnTheme>
      <Countdown label="Soon" end={START + 3600} now={now} />
      <Countdown label="Later" end={START + 172_800} now={now} />
    </EarnTheme>,
  );
  vi.setSystemTime(Date.now() + 600_000);
  await pass(1000);
  expect(
    page
      .getByRole('timer')
      .elements()
      .map((timer) => timer.textContent),
  ).toEqual(['00:49:59', '1 d 23 h 49 min']);
});

it('steps by minutes while a day or more is left', async () => {
  await show(86_400 + 90);
  const before = vi.getTimerCount();
  await pass(30_000);
  expect(text()).toBe('1 d 0 h 1 min');
  await pass(1000);
  expect(text()).toBe('1 d 0 h 0 min');
  expect(vi.getTimerCount()).toBe(before);
  await pass(60_000);
  expect(text()).toBe('23:59:59');
});

it('announces milestones only', async () => {
  await show(63);
  expect(reported()).toBe('');
  await pass(2000);
  expect(reported()).toBe('');
  await pass(1000);
  expect(reported()).toBe('Ends in: 1 minute left');
  await pass(20_000);
  expect(reported()).toBe('Ends in: 1 minute left');
  await pass(30_000);
  expect(reported()).toBe('Ends in: 10 seconds left');
});

it('pauses in a hidden tab and catches up when visible again, including the end', async () => {
  const onEnd = vi.fn();
  await show(30, onEnd);
  hide(true);
  const resting = vi.getTimerCount();
  await pass(10_000);
  expect(text()).toBe('00:00:30');
  expect(vi.getTimerCount()).toBe(resting);
  hide(false);
  await pass(0);
  expect(text()).toBe('00:00:20');
  hide(true);
  await pass(60_000);
  expect(onEnd).not.toHaveBeenCalled();
  hide(false);
  await pass(0);
  expect(onEnd).toHaveBeenCalledTimes(1);
  expect(text()).toBe('Ended');
});

it('restarts with a new end, and announces nothing when it was over from the start', async () => {
  const onEnd = vi.fn();
  const screen = await show(-5, onEnd);
  await pass(5000);
  expect(text()).toBe('Ended');
  expect(onEnd).not.toHaveBeenCalled();
  await screen.rerender(
    <StrictMode>
      <EarnTheme>
        <Countdown label="Ends in" end={START + 7} now={now} onEnd={onEnd} />
      </EarnTheme>
    </StrictMode>,
  );
  expect(text()).toBe('00:00:02');
  await pass(2000);
  expect(onEnd).toHaveBeenCalledTimes(1);
});

it('given 30 countdowns, when a second passes, then one timer draws all of them in one pass and nothing around them', async () => {
  const drawn = vi.fn();
  const passes = vi.fn();
  const Card = ({ end }: { readonly end: number }) => {
    drawn();
    return (
      <li>
        <Countdown label="Ends in" end={end} now={now} />
      </li>
    );
  };
  await render(
    <EarnTheme>
      <Profiler id="page" onRender={passes}>
        <ul>
          {Array.from({ length: 30 }, (_, index) => (
            <Card key={index} end={START + 60 + index} />
          ))}
        </ul>
      </Profiler>
    </EarnTheme>,
  );
  await pass(0);
  expect(vi.getTimerCount()).toBe(1);
  drawn.mockClear();
  passes.mockClear();
  await pass(1000);
  expect(passes).toHaveBeenCalledTimes(1);
  expect(drawn).not.toHaveBeenCalled();
  expect(
    page
      .getByRole('timer')
      .elements()
      .map((timer) => timer.textContent)
      .slice(0, 2),
  ).toEqual(['00:00:59', '00:01:00']);
});
