import { isWebAddress } from '@/lib/is-web-address'
import { LocalText } from '@/ui/LocalText'
import { Picture } from '@/ui/Picture'
import type { TestimonialView } from '../frame/views'
import styles from './Testimonial.module.css'

/** What one client said, and who that is. Spec §3, "Testimonial". */
export function Testimonial({ testimonial }: { testimonial: TestimonialView }) {
  const { name, aboutYou, comment, website, picture } = testimonial
  return (
    <figure className={styles.testimonial}>
      <blockquote className={styles.words}>
        <p>
          <LocalText text={comment} />
        </p>
      </blockquote>
      <figcaption className={styles.who}>
        {picture && (
          <Picture picture={picture} sizes="56px" className={styles.picture} decorative />
        )}
        <div>
          <p className={styles.name}>
            {website && isWebAddress(website) ? (
              <a href={website} rel="noopener">
                {name}
              </a>
            ) : (
              name
            )}
          </p>
          {aboutYou && (
            <p className={styles.about}>
              <LocalText text={aboutYou} />
            </p>
          )}
        </div>
      </figcaption>
    </figure>
  )
}
