import { kolam } from './kolam';
export function Kolam({
  seed,
  columns = 7,
  className,
}: {
  seed: string;
  columns?: number;
  draw?: boolean;
  className?: string;
}) {
  const { width, height, paths } = kolam({ seed, columns });
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      className={className}
      fill="none"
      stroke="currentColor"
      strokeWidth={0.8}
    >
      {paths.map((d) => (
        <path key={d} d={d} />
      ))}
    </svg>
  );
}
