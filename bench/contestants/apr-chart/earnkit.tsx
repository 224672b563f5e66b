import { EarnTheme } from '@earnkit/ui';
import { LineChart } from '@earnkit/ui/line-chart';
import '@earnkit/ui/styles.css';
import type { ContestantProps } from '../../page/boot.tsx';
import { HEIGHT, hourText, percentText, type Trend, TRENDS, WIDTH } from '../../tasks/chart.ts';
import { useDrawn } from '../../tasks/useDrawn.ts';

export const places = { chart: '[role="slider"]', drawn: '[role="slider"] path', reading: '[role="slider"] > span' };

/** Ours, with gridlines at four rates and keys that read the points. */
export default function Page({ onControls }: ContestantProps) {
  const trend = TRENDS.get(useDrawn(onControls));
  return <EarnTheme>{trend && <Chart {...trend} />}</EarnTheme>;
}

function Chart({ points, step, others, gridlines }: Trend) {
  return (
    <div style={{ width: WIDTH }}>
      <LineChart
        label="APR"
        points={points}
        from={points[0]?.at ?? 0}
        to={points.at(-1)?.at ?? 1}
        step={step}
        name="APR"
        others={others}
        gridlines={gridlines}
        height={HEIGHT}
        formatValue={percentText}
        formatTime={hourText}
      />
    </div>
  );
}
