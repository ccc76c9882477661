import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { geoAlbersUsa, geoPath } from 'd3-geo';
import { mesh } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';

/** A point of the map. */
export interface MapPoint {
  key: string;
  latitude: number;
  longitude: number;
  /** Radius in pixels of the drawing, 975 wide. */
  radius?: number;
  /** Shown where the pointer rests, and read out. */
  label: string;
  color?: 'primary' | 'error';
}

const WIDTH = 975;
const HEIGHT = 610;
/** The projection that the shapes of us-atlas were made with. */
const project = geoAlbersUsa()
  .scale(1300)
  .translate([WIDTH / 2, HEIGHT / 2]);

async function stateLines(): Promise<string> {
  const { default: atlas } = (await import('us-atlas/states-albers-10m.json')) as unknown as {
    default: Topology<{ states: GeometryCollection }>;
  };
  return geoPath()(mesh(atlas, atlas.objects.states)) ?? '';
}

/** How wide a close look is, in pixels of the drawing: about 350 miles. */
const CLOSE = 118;

interface Props {
  points: readonly MapPoint[];
  /** What the map shows, in words. */
  title: string;
  /** A close look at this place instead of the whole country. */
  focus?: { latitude: number; longitude: number };
}

/** The United States with points on it; the shapes are fetched when the map is first shown. */
export function UsMap({ points, title, focus }: Props) {
  const middle = focus && project([focus.longitude, focus.latitude]);
  const width = middle ? CLOSE : WIDTH;
  const height = (width * HEIGHT) / WIDTH;
  const [left, top] = middle ? [middle[0] - width / 2, middle[1] - height / 2] : [0, 0];
  const { data: lines } = useQuery({ queryKey: ['us-map'], queryFn: stateLines, staleTime: Infinity });
  return (
    <Box
      component="svg"
      viewBox={`${left} ${top} ${width} ${height}`}
      role="img"
      aria-label={title}
      sx={{
        ...{ display: 'block', width: '100%', height: 'auto' },
        ...(middle ? { bgcolor: 'action.hover', borderRadius: '8px' } : {}),
      }}
    >
      {lines && (
        <Box
          component="path"
          d={lines}
          sx={{
            fill: 'none',
            stroke: (theme) => (middle ? theme.palette.text.secondary : theme.palette.divider),
            strokeWidth: (1.5 * width) / WIDTH,
          }}
        />
      )}
      {points.map(({ key, latitude, longitude, radius = 5, label, color = 'primary' }) => {
        const at = project([longitude, latitude]);
        return (
          at && (
            <Box
              component="circle"
              key={key}
              cx={at[0]}
              cy={at[1]}
              r={middle ? (radius * 2.5 * width) / WIDTH : radius}
              strokeWidth={middle ? 0.4 : 1}
              sx={{
                fill: (theme) => theme.palette[color].main,
                fillOpacity: 0.55,
                stroke: (theme) => theme.palette[color].main,
              }}
            >
              <title>{label}</title>
            </Box>
          )
        );
      })}
    </Box>
  );
}
