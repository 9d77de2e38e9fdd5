import { HOUSES, type House } from './houses'

const GROUND = 520

/** A quiet street beside the sign-in. It says nothing that has to be read. */
export const LoginScene = () => (
  <div className="scene" aria-hidden="true">
    <svg viewBox="0 0 800 600" preserveAspectRatio="xMidYMax slice">
      <circle className="scene__sun" cx="522" cy="136" r="36" />
      <path className="scene__hill" d="M0 340C120 260 250 250 380 292S640 330 800 232V600H0z" />
      {HOUSES.map((house) => (
        <Facade key={house.x} house={house} />
      ))}
      <rect className="scene__street" y={GROUND} width="800" height="80" />
      <rect className="scene__kerb" y={GROUND} width="800" height="5" />
    </svg>
  </div>
)

function Facade({ house: { x, width, height, gable, tone, windows, door } }: { house: House }) {
  const top = GROUND - height
  const middle = x + width / 2
  return (
    <g>
      <path
        className={`scene__wall scene__wall--${tone}`}
        d={`M${x} ${GROUND}V${top}${gable(x, top, width)}V${GROUND}z`}
      />
      {windows.map(([column, row]) => (
        <rect
          key={`${column}-${row}`}
          className="scene__window"
          x={x + column}
          y={top + row}
          width="24"
          height="36"
          rx="2"
        />
      ))}
      <path
        className="scene__door"
        d={`M${middle + door - 15} ${GROUND}v-46a15 15 0 0 1 30 0v46z`}
      />
    </g>
  )
}
